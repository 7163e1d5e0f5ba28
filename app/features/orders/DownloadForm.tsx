import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import type { Path } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import type { DigitalView } from './digital-view.ts'

type DownloadFormProps = {
	file: DigitalView
	/** Action of the form. */
	action: Path
	formToken: string
}

/** The download button of a purchased file, with the downloads left, or why it is unavailable. */
export function DownloadForm({ file, action, formToken }: DownloadFormProps) {
	const { t } = useTranslation('my-orders')
	const path = usePath()
	if (file.state !== 'ready') return <MutedText>{t(`digital.${file.state}`)}</MutedText>
	return (
		<div className="flex flex-wrap items-center justify-between gap-2">
			<MutedText as="div" className="tabular-nums">
				<p data-downloads-left={file.left}>{t('digital.left', { count: file.left })}</p>
				{file.until ? <p>{t('digital.until', { date: file.until })}</p> : null}
			</MutedText>
			{/* The answer is a file, which a document takes and script does not. */}
			<form method="post" action={path(action)}>
				<input type="hidden" name="formToken" value={formToken} />
				<input type="hidden" name="order" value={file.order} />
				<input type="hidden" name="line" value={file.position} />
				<Button variant="primary" aria-label={t('digital.downloadNamed', { name: file.fileName })}>
					{t('digital.download')}
				</Button>
			</form>
		</div>
	)
}
