import { Meta } from "@remix-run/react";
import { Children, cloneElement, isValidElement, type ReactElement } from "react";
import { originMark } from "../magazine/site";

interface Tag {
  content?: string;
  href?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

/**
 * What a page's `meta` says, with the magazine's origin in place of its mark. A function of Remix is called here as one:
 * its component gives no other way to what it makes.
 */
export function PageMeta({ origin }: { origin: string }) {
  const { children } = Meta().props as ReactElement["props"];
  const placed = (text: string) => text.replaceAll(originMark, origin);
  return (
    <>
      {Children.map(children, (child) => {
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
