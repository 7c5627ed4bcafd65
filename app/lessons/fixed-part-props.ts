/** Props of a fixed part: the number of its first figure. */
export interface FixedPartProps {
  figure: number;
}
