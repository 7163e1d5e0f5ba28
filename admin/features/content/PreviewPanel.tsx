import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import type { PreviewTexts } from './preview-texts.server.ts'

/** A preview of the form's texts in both languages. */
export function PreviewPanel({ texts }: { texts: PreviewTexts }) {
	const { t } = useTranslation('content')
	return (
		<Panel id="preview" title={t('previewTitle')}>
			<p className="mb-4 text-14 text-mute">{t('previewText')}</p>
			<div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-2">
				{texts.map(({ language, title, summary, html }) => (
					<article key={language} lang={language} className="min-w-0 border-t border-line pt-4">
						<p className="text-14 text-mute">{t(`language.${language}`)}</p>
						<h3>{title}</h3>
						{summary === '' ? null : <p className="mt-1 text-soft">{summary}</p>}
						{html === '' ? null : (
							<div className="prose mt-4" dangerouslySetInnerHTML={{ __html: html }} />
						)}
					</article>
				))}
			</div>
		</Panel>
	)
}
