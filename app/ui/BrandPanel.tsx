import { cva } from 'class-variance-authority'
import { Picture, type PictureSource } from './Picture.tsx'

export type BrandPanelProps = {
	name: string
	text: string
	/** Absent: the panel is of the shop's colour alone. */
	picture?: PictureSource | undefined
	/** Offered widths in px of the picture. */
	widths: readonly number[]
	/** A card within a page that has a header, instead of half the window. */
	card?: boolean
}

const panel = cva(
	'sticky hidden grid-rows-[1fr_auto] bg-accent text-on-accent lg:grid print:hidden',
	{
		variants: {
			card: {
				false: 'top-0 h-dvh',
				true: 'top-0 self-start overflow-hidden rounded-card',
			},
		},
	},
)

/** The shop's name and picture beside a form, from 1024; nothing in it is missed where it is not shown. */
export function BrandPanel({ name, text, picture, widths, card = false }: BrandPanelProps) {
	return (
		<div className={panel({ card })} aria-hidden="true">
			<div className="grid content-center gap-3 px-12 py-8">
				<span className="font-heading text-36 leading-tight font-bold">{name}</span>
				<span className="max-w-text text-18">{text}</span>
			</div>
			{picture ? (
				<span className="grid aspect-4/3 max-h-[62dvh] w-full grid-rows-1 overflow-hidden">
					<Picture image={picture} widths={widths} sizes="60vw" decorative cover />
				</span>
			) : (
				<span className="h-[30dvh] bg-[repeating-linear-gradient(45deg,transparent_0_14px,var(--color-on-accent)_14px_16px)] opacity-30" />
			)}
		</div>
	)
}
