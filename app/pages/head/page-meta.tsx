import { Children, cloneElement, isValidElement } from "react";
import { originMark } from "../../magazine/site";
import { useMetaElements } from "../../remix-internals";

interface Tag {
  content?: string;
  href?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

/** Renders the elements of a page's `meta`. The magazine's origin is in place of its placeholder. */
export function PageMeta({ origin }: { origin: string }) {
  const elements = useMetaElements();
  const placed = (text: string) => text.replaceAll(originMark, origin);
  return (
    <>
      {Children.map(elements, (child) => {
        if (!isValidElement<Tag>(child)) return child;
        const { content, href, dangerouslySetInnerHTML: data } = child.props;
        if (content?.includes(originMark)) return cloneElement(child, { content: placed(content) });
        if (href?.includes(originMark)) return cloneElement(child, { href: placed(href) });
        if (data) return cloneElement(child, { dangerouslySetInnerHTML: { __html: placed(data.__html) } });
        return child;
      })}
    </>
  );
}
