import { useTranslation } from '#app/i18n/use-translation.ts'
import { clearStorage } from '#app/features/auth/clear-storage.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** Signs out with a new document, so that no data of the customer stays in the page. */
export function SignOutForm({ formToken }: { formToken: string }) {
	const { t } = useTranslation('profile')
	const path = usePath()
	return (
		<form method="post" action={path(paths.auth.logout)} onSubmit={clearStorage}>
			<input type="hidden" name="formToken" value={formToken} />
			<button className="flex min-h-12 w-full items-center gap-3 px-3 py-2 text-start">
				<Icon name="out" />
				{t('signOut')}
			</button>
		</form>
	)
}
