// Where a romanised name may be broken under a narrow seal: Machi-buse, Kuzushi-waza.

/** The name with soft hyphens between its syllables, none within three letters of either end. */
export function breakable(name: string): string {
  return name.replace(/([aeiou])(?=[bcdfghjkmnprstwyz]{1,2}[aeiou])/g, (vowel, _, at: number) =>
    at < 2 || at > name.length - 4 ? vowel : `${vowel}\u00ad`,
  );
}
