import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import type { DigitalView } from './digital-view.ts'
import { orderPath } from './order-paths.ts'

type DigitalScreenProps = { title: string; files: DigitalView[]; formToken: string }

/** Bought files, each with its own button: every press counts one download. */
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
						<ButtonLink look="primary" href={path('/products')}>
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
			<ul className="stack">
				{files.map((file) => (
					<li key={`${file.order} ${file.position}`} className="box stack stack-s">
						<h2 className="text-18">{file.name}</h2>
						{file.variantLabel ? <p className="help">{file.variantLabel}</p> : null}
						<p className="wrap-anywhere">
							{t('digital.file', { name: file.fileName, size: file.size })}
						</p>
						<p>
							<Anchor
								className="link num inline-flex min-h-11 items-center"
								href={path(orderPath(file.order))}
							>
								{t('digital.order', { number: file.order })}
							</Anchor>
						</p>
						<Download file={file} formToken={formToken} />
					</li>
				))}
			</ul>
		</>
	)
}

function Download({ file, formToken }: { file: DigitalView; formToken: string }) {
	const { t } = useTranslation('my-orders')
	const path = usePath()
	if (file.state !== 'ready') return <p className="help">{t(`digital.${file.state}`)}</p>
	return (
		<div className="row row-x">
			<div className="help num">
				<p data-downloads-left={file.left}>{t('digital.left', { count: file.left })}</p>
				{file.until ? <p>{t('digital.until', { date: file.until })}</p> : null}
			</div>
			{/* The answer is a file, which a document takes and script does not. */}
			<form method="post" action={path('/profile/order/product-digital/download')}>
				<input type="hidden" name="formToken" value={formToken} />
				<input type="hidden" name="order" value={file.order} />
				<input type="hidden" name="line" value={file.position} />
				<Button look="primary" aria-label={t('digital.downloadNamed', { name: file.fileName })}>
					{t('digital.download')}
				</Button>
			</form>
		</div>
	)
}
