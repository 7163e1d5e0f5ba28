import { useActionData } from '@remix-run/react'
import type { ComponentPropsWithoutRef } from 'react'
import { useRootData } from '#admin/http/root-data.ts'

/** A plain POST form with its anti-forgery token; `data-typed` marks one that was sent back with its input. */
export function PostForm({ children, ...form }: Omit<ComponentPropsWithoutRef<'form'>, 'method'>) {
	const { formToken } = useRootData()
	const isSentBack = useActionData() !== undefined
	return (
		<form {...form} method="post" data-typed={isSentBack ? '' : undefined}>
			<input type="hidden" name="formToken" value={formToken} />
			{children}
		</form>
	)
}
