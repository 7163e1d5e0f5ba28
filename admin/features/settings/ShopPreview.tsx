import { useTranslation } from '#admin/i18n/use-translation.ts'
import { palette } from '#web/ui/palette.ts'

/** Values of the form; an unknown option shows the default. */
type ShopPreviewProps = {
	name?: string | undefined
	/** Name of the palette. */
	palette?: string | undefined
	typePairing?: string | undefined
	corners?: string | undefined
	header?: string | undefined
}

const faces: Record<string, string> = {
	classic: 'Georgia, serif',
	warm: 'Rockwell, Georgia, serif',
	technical: 'ui-monospace, monospace',
}

/** A preview of name, colours and shapes: the shop's header, a product and a button. */
export function ShopPreview({ name = '', header, ...design }: ShopPreviewProps) {
	const { t } = useTranslation('settings')
	const { accent, onAccent, tint, tintStrong, link } = palette(design.palette ?? '').light
	const shown = name.length > 24 ? `${name.slice(0, 23)}…` : name
	const radius = { square: 0, round: 11 }[design.corners ?? ''] ?? 5
	const centred = header === 'centred'
	const start = centred ? 160 : 52
	const face = { fontFamily: faces[design.typePairing ?? ''], fontWeight: 700 }
	return (
		<svg
			viewBox="0 0 320 190"
			role="img"
			aria-label={t('shop.previewOf', { name })}
			className="w-full max-w-120 rounded-card border border-line"
			fontFamily="inherit"
		>
			<rect width="320" height="190" fill="#fff" />
			{centred ? null : (
				<>
					<rect x="14" y="12" width="28" height="28" rx={radius} fill={accent} />
					<text x="28" y="32" textAnchor="middle" fontSize="17" fill={onAccent} {...face}>
						{[...name.trim()][0]?.toUpperCase() ?? ''}
					</text>
				</>
			)}
			{header === 'search' ? (
				<rect x="52" y="14" width="200" height="24" rx={radius * 2} fill="#eceef1" />
			) : (
				<text
					x={start}
					y={31}
					fontSize={15}
					fill="#12151b"
					textAnchor={centred ? 'middle' : 'start'}
					{...face}
				>
					{shown}
				</text>
			)}
			{header === 'bar' || header === undefined ? null : <MenuRow x={centred ? 78 : 14} />}
			<rect y="53" width="320" height="1" fill="#dfe2e6" />
			<ProductRow radius={radius} tint={tint} link={link} />
			<rect x="14" y="64" width="30" height="14" rx={radius} fill={tintStrong} />
			<rect x="196" y="160" width="110" height="22" rx={radius} fill={accent} />
			<text x="251" y="175" textAnchor="middle" fontSize="11" fontWeight="600" fill={onAccent}>
				{t('shop.previewButton')}
			</text>
		</svg>
	)
}

function ProductRow({ radius, tint, link }: { radius: number; tint: string; link: string }) {
	return (
		<>
			{[14, 116, 218].map((x) => (
				<g key={x}>
					<rect x={x} y="64" width="88" height="62" rx={radius * 1.5} fill={tint} />
					<rect x={x} y="134" width="70" height="6" rx="3" fill="#c8ccd2" />
					<rect x={x} y="146" width="40" height="6" rx="3" fill={link} />
				</g>
			))}
		</>
	)
}

function MenuRow({ x }: { x: number }) {
	return (
		<>
			{[0, 1, 2, 3].map((at) => (
				<rect key={at} x={x + at * 42} y={44} width={32} height={4} fill="#c8ccd2" />
			))}
		</>
	)
}
