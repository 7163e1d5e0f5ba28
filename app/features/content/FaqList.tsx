import { useTranslation } from '#app/i18n/use-translation.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { FaqView } from './text-view.server.ts'

/** Expandable questions; a URL with a question's #id opens it. */
export function FaqList({ groups }: { groups: FaqView[] }) {
	const { t } = useTranslation('content')
	return groups.map(({ id, title, entries }) => (
		<section key={id} className="max-w-180 not-first:mt-8 lg:not-first:mt-12" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<div className="mt-2">
				{entries.map((entry) => (
					<Disclosure key={entry.id} id={entry.id} heading="h3" summary={entry.question}>
						<div className="prose" dangerouslySetInnerHTML={{ __html: entry.html }} />
						<MutedText size={12} className="mt-4">
							<TextLink touch="line" href={`#${entry.id}`}>
								{t('faq.link')}
							</TextLink>
						</MutedText>
					</Disclosure>
				))}
			</div>
		</section>
	))
}
