import type { VariantProps } from 'class-variance-authority'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { buttonStyle } from './button-style.ts'

type Style = Omit<VariantProps<typeof buttonStyle>, 'pending'>

type ButtonProps = ComponentPropsWithoutRef<'button'> & Style & { pending?: boolean }

/** A button that submits its form unless told otherwise; while pending it stays focusable and says so. */
export function Button({
	variant,
	size,
	wide,
	pending,
	className,
	children,
	...props
}: ButtonProps) {
	return (
		<button
			{...props}
			className={buttonStyle({ variant, size, wide, pending, className })}
			aria-busy={pending || undefined}
			onClick={pending ? (event) => event.preventDefault() : props.onClick}
		>
			{pending ? (
				<span className="size-4 animate-turn rounded-full border-2 border-current border-r-transparent motion-reduce:[animation-duration:3s]" />
			) : null}
			{children}
		</button>
	)
}

type ButtonLinkProps = ComponentPropsWithoutRef<typeof Anchor> & Style & { children: ReactNode }

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function ButtonLink({ variant, size, wide, className, ...props }: ButtonLinkProps) {
	return <Anchor {...props} className={buttonStyle({ variant, size, wide, className })} />
}
