import type { VariantProps } from 'class-variance-authority'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { buttonStyle } from './button-style.ts'

type Style = Omit<VariantProps<typeof buttonStyle>, 'pending'>

type ButtonProps = ComponentPropsWithoutRef<'button'> & Style & { pending?: boolean }

/** A button of type submit by default; while pending it stays focusable and is announced as busy. */
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

/** A link styled as a button. */
export function ButtonLink({ variant, size, wide, className, ...props }: ButtonLinkProps) {
	return <Anchor {...props} className={buttonStyle({ variant, size, wide, className })} />
}
