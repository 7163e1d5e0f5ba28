import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/Icon.tsx'
import type { OutlineEntry } from './outline.server.ts'
import './reading.css'

/** The parts of a long text: folded on a phone, beside it on a desktop. */
export function Outline({ entries }: { entries: OutlineEntry[] }) {
	const { t } = useTranslation('content')
	return (
		<details className="outline">
			<summary>
				<h2 id="contents">{t('outline')}</h2>
				<Icon name="down" />
			</summary>
			<nav aria-labelledby="contents">
				<ol>
					{entries.map(({ id, text }) => (
						<li key={id}>
							<a href={`#${id}`}>{text}</a>
						</li>
					))}
				</ol>
			</nav>
		</details>
	)
}
