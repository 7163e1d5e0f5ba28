import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ProductView } from './product-view.ts'

/** The texts are sanitised on the server (description.server.ts). */
type SectionsProps = { sections: ProductView['sections'] }

/** The texts of a product: the only place that renders HTML of the website API. */
export function Sections({ sections }: SectionsProps) {
	const { t } = useTranslation('catalog')
	return (
		<>
			{sections.map(({ name, lead, html }) => (
				<section key={name} aria-labelledby={name} className="flex flex-col gap-4">
					<h2 id={name}>{t(`product.${name}`)}</h2>
					{lead === '' ? null : <p className="text-soft">{lead}</p>}
					<div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
				</section>
			))}
		</>
	)
}
