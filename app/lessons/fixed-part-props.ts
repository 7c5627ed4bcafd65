/** What a part is told: the number of its first figure. */
export interface FixedPartProps {
  figure: number;
}
