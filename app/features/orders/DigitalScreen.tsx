import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { DigitalView } from './digital-view.ts'
import { DownloadForm } from './DownloadForm.tsx'

type DigitalScreenProps = { title: string; files: DigitalView[]; formToken: string }

/** Purchased files, each with a button that counts one download. */
export function DigitalScreen({ title, files, formToken }: DigitalScreenProps) {
	const { t } = useTranslation('my-orders')
	const path = usePath()
	if (files.length === 0) {
		return (
			<>
				<PageHeader title={title} />
				<EmptyState
					title={t('digital.empty.title')}
					action={
						<ButtonLink variant="primary" href={path(paths.products)}>
							{t('digital.empty.shop')}
						</ButtonLink>
					}
				>
					{t('digital.empty.text')}
				</EmptyState>
			</>
		)
	}
	return (
		<>
			<PageHeader title={title}>{t('digital.lead')}</PageHeader>
			<ul className="flex flex-col gap-4">
				{files.map((file) => (
					<Card as="li" key={`${file.order} ${file.position}`} className="flex flex-col gap-2">
						<h2 className="text-18">{file.name}</h2>
						{file.variantLabel ? <MutedText>{file.variantLabel}</MutedText> : null}
						<p className="wrap-anywhere">
							{t('digital.file', { name: file.fileName, size: file.size })}
						</p>
						<p>
							<TextLink
								touch="block"
								className="tabular-nums"
								href={path(paths.profile.order(file.order))}
							>
								{t('digital.order', { number: file.order })}
							</TextLink>
						</p>
						<DownloadForm
							file={file}
							action={paths.profile.digitalDownload}
							formToken={formToken}
						/>
					</Card>
				))}
			</ul>
		</>
	)
}
