import { useTranslation } from '#app/i18n/use-translation.ts'

type DescriptionProps = {
	summary: string
	/** Sanitised on the server (description.server.ts). */
	html: string
}

/** The product's description: the only place that renders HTML of the website API. */
export function Description({ summary, html }: DescriptionProps) {
	const { t } = useTranslation('catalog')
	if (summary === '' && html === '') return null
	return (
		<section aria-labelledby="description" className="flex flex-col gap-4">
			<h2 id="description">{t('product.description')}</h2>
			{summary === '' ? null : <p className="text-soft">{summary}</p>}
			<div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
		</section>
	)
}
