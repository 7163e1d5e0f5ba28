import { useFetcher } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import type { LineView } from './line-view.ts'
import { laterKey } from './use-cart-lines.ts'

/** Moves a line of the cart to what is saved for later. */
export function SaveForLater({ line, formToken }: { line: LineView; formToken: string }) {
	const { t } = useTranslation('cart')
	const path = usePath()
	const fetcher = useFetcher({ key: laterKey(line.id) })
	return (
		<fetcher.Form method="post" action={path(paths.cartLineLater(line.id))} className="-mx-3 -mb-2">
			<input type="hidden" name="formToken" value={formToken} />
			<Button variant="quiet" size="small" aria-label={t('line.laterNamed', { name: line.name })}>
				{t('line.later')}
			</Button>
		</fetcher.Form>
	)
}
