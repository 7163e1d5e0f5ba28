import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/Icon.tsx'
import type { FaqView } from './text-view.server.ts'
import './reading.css'

/** Questions that unfold; an address that names one (#id) opens it, as the browser does by itself. */
export function FaqList({ groups }: { groups: FaqView[] }) {
	const { t } = useTranslation('content')
	return groups.map(({ id, title, entries }) => (
		<section key={id} className="sec faq first:mt-0" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<div className="mt-2">
				{entries.map((entry) => (
					<details key={entry.id} className="fold">
						<summary>
							<h3>{entry.question}</h3>
							<Icon name="down" />
						</summary>
						<div id={entry.id} className="answer">
							<div className="prose" dangerouslySetInnerHTML={{ __html: entry.html }} />
							<p className="tiny mt-4">
								<a className="link tap-line" href={`#${entry.id}`}>
									{t('faq.link')}
								</a>
							</p>
						</div>
					</details>
				))}
			</div>
		</section>
	))
}
