import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

/** Classes of a picture's frame; a `Picture` can be its own. */
export const pictureFrame = cva('overflow-hidden bg-tint', {
	variants: {
		shape: {
			square: 'aspect-square',
			wide: 'aspect-[16/9] *:h-full',
			/** As the picture is, whose dimensions reserve the space. */
			whole: '',
			scene: 'aspect-[4/3] *:h-full',
			tile: 'aspect-[5/4] *:h-full',
		},
		size: {
			full: 'block w-full rounded-card',
			large: 'block size-24 rounded-card',
			thumbnail: 'block w-18 flex-none self-start rounded-control',
			icon: 'grid w-10 place-items-center rounded-control',
		},
	},
	defaultVariants: { shape: 'square', size: 'full' },
})

type PictureFrameProps = VariantProps<typeof pictureFrame> & {
	/** A `Picture` with `cover`; nothing if there is none. */
	children?: ReactNode
	/** For position and width. */
	className?: string
}

/** Reserves the space of a picture before it loads. Valid within inline text. */
export function PictureFrame({ shape, size, className, children }: PictureFrameProps) {
	return <span className={pictureFrame({ shape, size, className })}>{children}</span>
}
