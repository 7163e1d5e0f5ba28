import { useFetcher } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { clearingKey } from './use-cart-lines.ts'

/** Empties the cart, after a confirmation. */
export function ClearCart({ formToken }: { formToken: string }) {
	const { t } = useTranslation('cart')
	const path = usePath()
	const fetcher = useFetcher({ key: clearingKey })
	const button = (
		<>
			<Icon name="trash" />
			{t('clear.action')}
		</>
	)
	return (
		<div className="mt-4">
			<Dialog button={button} label={t('clear.action')} closeLabel={t('clear.no')}>
				<fetcher.Form
					method="post"
					action={path(paths.cartClearing)}
					className="flex flex-col gap-4"
				>
					<input type="hidden" name="formToken" value={formToken} />
					<p>{t('clear.ask')}</p>
					<div>
						<Button variant="danger">{t('clear.yes')}</Button>
					</div>
				</fetcher.Form>
			</Dialog>
		</div>
	)
}
