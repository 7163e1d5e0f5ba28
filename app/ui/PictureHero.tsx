import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { containerStyle } from '#web/ui/container-style.ts'

/**
 * Behind the words, so that they can be read on any picture: on a phone as far down as they reach and a little further,
 * on a wide screen at the left.
 */
const veil = cva(
	'absolute inset-x-0 top-0 -bottom-12 -z-1 bg-linear-to-b from-75% lg:bottom-0 lg:bg-linear-to-r lg:from-30% lg:to-75%',
	{
		variants: {
			ink: {
				dark: 'from-picture-veil to-[#ffffff00]',
				light: 'from-[#000000cc] to-[#0000000d]',
			},
		},
	},
)

type PictureHeroProps = {
	/** The heading's id. */
	labelledBy: string
	/** Colour of the words. */
	ink: 'dark' | 'light'
	/** A `Picture` with `cover`; nothing while there is none. */
	picture: ReactNode
	children: ReactNode
}

/** Words on a picture as wide as the window; it grows with the words. */
export function PictureHero({ labelledBy, ink, picture, children }: PictureHeroProps) {
	return (
		<section
			className="relative z-0 grid min-h-[min(33rem,76svh)] bg-tint-2 lg:min-h-[min(36rem,72svh)]"
			aria-labelledby={labelledBy}
		>
			<div className="absolute inset-0 -z-2 *:h-full">{picture}</div>
			<div className="grid content-start lg:content-center">
				<div className="relative py-8 lg:static lg:py-12">
					<div className={veil({ ink })} />
					<div className={containerStyle({ className: 'lg:*:max-w-[30rem]' })}>{children}</div>
				</div>
			</div>
		</section>
	)
}
