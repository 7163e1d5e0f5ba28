import type { ComponentPropsWithoutRef } from 'react'
import { Icon } from './Icon.tsx'

type ErrorTextProps = ComponentPropsWithoutRef<'p'> & { icon?: boolean }

/** What is wrong with the thing above it, in words and with a sign. */
export function ErrorText({ icon = true, children, ...props }: ErrorTextProps) {
	return (
		<p {...props} className="flex gap-1.5 text-14 font-semibold text-alarm">
			{icon ? <Icon name="alert" /> : null}
			{children}
		</p>
	)
}
