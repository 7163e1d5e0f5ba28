import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { OutlineEntry } from './outline.server.ts'

/** Table of contents: collapsed on a phone, beside the text on a desktop. */
export function Outline({ entries }: { entries: OutlineEntry[] }) {
	const { t } = useTranslation('content')
	return (
		<details className="group rounded-card border border-line px-4 lg:details-content-support:rounded-none lg:details-content-support:border-0 lg:details-content-support:border-l-2 lg:details-content-support:details-content:block lg:details-content-support:details-content:[content-visibility:visible]">
			<summary className="flex min-h-12 items-center justify-between lg:details-content-support:pointer-events-none">
				<h2 id="contents" className="text-[1rem] tracking-normal">
					{t('outline')}
				</h2>
				<span className="group-open:rotate-180 lg:details-content-support:hidden">
					<Icon name="down" />
				</span>
			</summary>
			<nav aria-labelledby="contents">
				<ol className="pb-2 text-14">
					{entries.map(({ id, text }) => (
						<li key={id}>
							<a
								href={`#${id}`}
								className="flex min-h-11 items-center text-soft hover:text-link hover:underline hover:underline-offset-3 lg:details-content-support:min-h-9"
							>
								{text}
							</a>
						</li>
					))}
				</ol>
			</nav>
		</details>
	)
}
