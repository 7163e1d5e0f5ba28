import { requireNoneLeft } from '#contract/require-none-left.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ProductView } from './product-view.ts'

/** The description is sanitised on the server (description.server.ts). */
type DescriptionProps = { texts: ProductView['texts'] }

/** The texts of a product: the only place that renders HTML of the website API. */
export function Description({ texts }: DescriptionProps) {
	const { t } = useTranslation('catalog')
	const { summary, description, ...others } = texts
	requireNoneLeft(others)
	if (summary === '' && description === '') return null
	return (
		<section aria-labelledby="description" className="flex flex-col gap-4">
			<h2 id="description">{t('product.description')}</h2>
			{summary === '' ? null : <p className="text-soft">{summary}</p>}
			<div className="prose" dangerouslySetInnerHTML={{ __html: description }} />
		</section>
	)
}
