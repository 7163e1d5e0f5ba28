import { clsx } from 'clsx'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'

type Look = {
	look?: 'primary' | 'secondary' | 'quiet' | 'danger'
	size?: 'small' | 'normal' | 'large'
	/** As wide as its place. */
	wide?: boolean
}

type ButtonProps = ComponentPropsWithoutRef<'button'> & Look & { pending?: boolean }

/** A button that submits its form unless told otherwise; while pending it stays focusable and says so. */
export function Button({ look, size, wide, pending, className, ...props }: ButtonProps) {
	return (
		<button
			{...props}
			className={clsx(buttonClass({ look, size, wide }), className)}
			aria-busy={pending || undefined}
			onClick={pending ? (event) => event.preventDefault() : props.onClick}
		/>
	)
}

type ButtonLinkProps = ComponentPropsWithoutRef<typeof Anchor> & Look & { children: ReactNode }

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function ButtonLink({ look, size, wide, className, ...props }: ButtonLinkProps) {
	return <Anchor {...props} className={clsx(buttonClass({ look, size, wide }), className)} />
}

const looks = { primary: 'btn-p', secondary: '', quiet: 'btn-q', danger: 'btn-d' }
const sizes = { small: 'btn-s', normal: '', large: 'btn-l' }

function buttonClass({ look = 'secondary', size = 'normal', wide }: Look) {
	return clsx('btn', looks[look], sizes[size], wide && 'btn-w')
}
