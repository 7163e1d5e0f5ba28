import { useTranslation } from 'react-i18next'
import { palette } from '#app/ui/palette.ts'

/** How name and colours look together: a drawing of the shop's head, a product and a button. */
export function ShopPreview({ name, colours }: { name: string; colours: string }) {
	const { t } = useTranslation('settings')
	const { accent, onAccent, link, tint, tintStrong } = palette(colours).light
	const shown = name.length > 24 ? `${name.slice(0, 23)}…` : name
	return (
		<svg
			viewBox="0 0 320 190"
			role="img"
			aria-label={t('shop.previewOf', { name })}
			className="w-full max-w-120 rounded-card border border-line"
			fontFamily="inherit"
		>
			<rect width="320" height="190" fill="#fff" />
			<rect x="14" y="12" width="28" height="28" rx="7" fill={accent} />
			<text x="28" y="32" textAnchor="middle" fontSize="17" fontWeight="700" fill={onAccent}>
				{[...name.trim()][0]?.toUpperCase() ?? ''}
			</text>
			<text x="52" y="31" fontSize="15" fontWeight="700" fill="#12151b">
				{shown}
			</text>
			<rect y="51" width="320" height="1" fill="#dfe2e6" />
			{[14, 116, 218].map((x) => (
				<g key={x}>
					<rect x={x} y="64" width="88" height="62" rx="8" fill={tint} />
					<rect x={x} y="134" width="70" height="6" rx="3" fill="#c8ccd2" />
					<rect x={x} y="146" width="40" height="6" rx="3" fill={link} />
				</g>
			))}
			<rect x="14" y="64" width="30" height="14" rx="7" fill={tintStrong} />
			<rect x="196" y="160" width="110" height="22" rx="8" fill={accent} />
			<text x="251" y="175" textAnchor="middle" fontSize="11" fontWeight="600" fill={onAccent}>
				{t('shop.previewButton')}
			</text>
		</svg>
	)
}
