import type { ComponentProps } from 'react'
import { TextField } from '#app/ui/TextField.tsx'

type OwnPasswordProps = Omit<
	ComponentProps<typeof TextField>,
	'type' | 'autoComplete' | 'maxLength'
>

/** The current password. */
export function OwnPassword(props: OwnPasswordProps) {
	return <TextField {...props} type="password" autoComplete="current-password" maxLength={200} />
}
