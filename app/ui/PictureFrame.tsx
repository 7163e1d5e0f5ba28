import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const frame = cva('overflow-hidden bg-tint', {
	variants: {
		shape: { square: 'aspect-square', wide: 'aspect-video' },
		size: {
			full: 'block rounded-card',
			thumbnail: 'block w-18 flex-none self-start rounded-control',
			icon: 'grid w-10 place-items-center rounded-control',
		},
	},
	defaultVariants: { shape: 'square', size: 'full' },
})

type PictureFrameProps = VariantProps<typeof frame> & {
	/** A `Picture` with `cover`; nothing where there is none. */
	children?: ReactNode
	/** For its place and its width. */
	className?: string
}

/** Keeps a picture's place before it arrives, on the palette's tint. Valid in a line of text. */
export function PictureFrame({ shape, size, className, children }: PictureFrameProps) {
	return <span className={frame({ shape, size, className })}>{children}</span>
}
