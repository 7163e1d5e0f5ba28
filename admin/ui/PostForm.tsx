import type { ComponentPropsWithoutRef } from 'react'
import { useRootData } from '#admin/http/root-data.ts'

/** A plain POST form with its anti-forgery token. */
export function PostForm({ children, ...form }: Omit<ComponentPropsWithoutRef<'form'>, 'method'>) {
	const { formToken } = useRootData()
	return (
		<form {...form} method="post">
			<input type="hidden" name="formToken" value={formToken} />
			{children}
		</form>
	)
}
