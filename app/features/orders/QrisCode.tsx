import type { QrPath } from '#web/domain/qr-path.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

type QrisCodeProps = {
	qr: QrPath
	/** Formatted. */
	amount: string
}

/** The QR code with the amount. Dark on white in every colour mode, so that cameras can read it. */
export function QrisCode({ qr, amount }: QrisCodeProps) {
	const { t } = useTranslation('payment')
	return (
		<svg
			viewBox={`0 0 ${qr.size} ${qr.size}`}
			className="mx-auto block h-auto w-full max-w-72"
			role="img"
			aria-label={t('QRIS.label', { amount })}
			shapeRendering="crispEdges"
			data-qris
		>
			<path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
			<path fill="#000" d={qr.path} />
		</svg>
	)
}
