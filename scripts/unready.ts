/** The facts of a release before the build. */
export interface Release {
  /** The version of each package, by its name. */
  readonly versions: Readonly<Record<string, string>>;
  readonly changelog: string;
  /** What `git status --porcelain` prints. */
  readonly changedFiles: string;
  readonly tags: readonly string[];
  /** True if provenance tells the registry which commit the files are built from. */
  readonly isSigned: boolean;
  /** True if the packages name their repository. */
  readonly hasRepository: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Why a release cannot be made yet, each with what to do; empty if it can. */
export function unready(release: Release): string[] {
  const { versions, changelog, changedFiles, tags, isSigned, hasRepository, env } = release;
  const [version = '', ...others] = Object.values(versions);
  const isDated = new RegExp(`^## ${version.replaceAll('.', '\\.')} - \\d{4}-\\d{2}-\\d{2}$`, 'm').test(changelog);
  const canSign = Boolean(env.ACTIONS_ID_TOKEN_REQUEST_URL ?? env.SIGSTORE_ID_TOKEN);
  const reasons: readonly [isSo: boolean, reason: string][] = [
    [changedFiles !== '', `The tree is not clean. Commit or take away:\n${changedFiles}`],
    [others.some((other) => other !== version), `The packages have different versions: ${JSON.stringify(versions)}`],
    [!isDated, `CHANGELOG.md has no day for it. It takes a heading such as: ## ${version} - 2026-01-31`],
    [tags.includes(`v${version}`), `There is a tag v${version} already. Raise the version in both package.json files.`],
    [
      isSigned && !canSign,
      'Only CI can sign where a file comes from (GitHub Actions with `id-token: write`, GitLab with SIGSTORE_ID_TOKEN). ' +
        'Run it there, or say --without-provenance.',
    ],
    [isSigned && !hasRepository, 'Provenance needs a `repository` in both package.json files.'],
  ];
  return reasons.filter(([isSo]) => isSo).map(([, reason]) => reason);
}
