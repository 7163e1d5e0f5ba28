import { clsx } from 'clsx'
import type { HTMLAttributes, ReactNode } from 'react'

type PictureRowProps = HTMLAttributes<HTMLElement> & {
	as?: 'li' | 'div'
	/** A `PictureFrame` of size `thumbnail`, or nothing. */
	picture: ReactNode
	/** For the layout and the size of the content beside the picture. */
	contentClassName?: string
}

/** A small picture beside text, above a line. */
export function PictureRow(props: PictureRowProps) {
	const { as: Element = 'li', picture, contentClassName, className, children, ...others } = props
	return (
		<Element {...others} className={clsx('flex gap-3 border-b border-line py-4', className)}>
			{picture}
			<div className={clsx('min-w-0 flex-1', contentClassName)}>{children}</div>
		</Element>
	)
}
