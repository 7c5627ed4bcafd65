/** Says what is wrong about a field; nothing where nothing is. */
export function FieldProblem({ problem }: { problem: string | null }) {
  return problem === null ? null : (
    <p className="col-span-full text-[0.85rem] text-alarm" role="status">
      {problem}
    </p>
  );
}
