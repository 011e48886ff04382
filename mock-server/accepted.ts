/** The values of an `Accept` header, in lower case and the preferred ones first: `'fr;q=0.8, es' => ['es', 'fr']`. */
export function acceptedIn(header: string): readonly string[] {
  return header
    .toLowerCase()
    .split(',')
    .map((entry) => {
      const [value = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return { value, quality: Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ value }) => value);
}
