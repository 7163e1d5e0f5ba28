import type { ComponentPropsWithoutRef } from 'react'
import { useRootData } from '#admin/http/root-data.ts'

/** A form that changes something: a plain POST, with the token that proves whose it is. */
export function PostForm({ children, ...form }: Omit<ComponentPropsWithoutRef<'form'>, 'method'>) {
	const { formToken } = useRootData()
	return (
		<form {...form} method="post">
			<input type="hidden" name="formToken" value={formToken} />
			{children}
		</form>
	)
}
