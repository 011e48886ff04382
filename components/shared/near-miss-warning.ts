import { nearestOption } from '../../src/options/near-miss.ts';

const warned = new Set<string>();

/** Tells the developer once of each option whose name is nearly one that exists. For development builds. */
export function warnOfNearMisses(tag: string, sources: readonly unknown[], known: readonly string[]): void {
  for (const name of sources.flatMap(namesOf)) {
    const meant = nearestOption(name, known);
    if (!meant || warned.has(name)) continue;
    warned.add(name);
    console.warn(`${tag}: there is no option ${name}. Did you mean ${meant}?`);
  }
}

/** A page's object may be anything, even one that throws when it is looked at. */
function namesOf(source: unknown): readonly string[] {
  try {
    return source !== null && typeof source === 'object' ? Object.keys(source) : [];
  } catch {
    return [];
  }
}
