import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { removePickupPlace } from '#contract/shipping-settings.ts'
import { pickupPlaceOf } from '#admin/features/settings/save-pickup-place.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const { id, name } = await pickupPlaceOf(staff, args.params.id)
	return { title: pageTitle(staff.locale, 'settings:pickup.delete.ask', { name }), id, name }
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const { id } = await pickupPlaceOf(staff, args.params.id)
	const code = staff.company.companyCode
	const answer = await staff.api.tryCall(removePickupPlace, { code, id })
	if (answer.ok) staff.notices.put(noticeOf(staff, 'settings:pickup.delete.done'))
	else noteConflict(staff, answer, 404)
	return redirect('/settings/shipping', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function DeletePickupPlacePage() {
	const { id, name } = useLoaderData<typeof loader>()
	const { t } = useTranslation('settings')
	const href = `/settings/shipping/pickup/${id}`
	return (
		<>
			<PageHead title={t('pickup.delete.ask', { name })} back={{ href, label: name }} />
			<PostForm className="grid max-w-160 gap-4 rounded-card border border-line bg-ground p-5">
				<Alert tone="warning" title={t('pickup.delete.final')}>
					{t('pickup.delete.text')}
				</Alert>
				<div className="flex flex-wrap gap-3">
					<Button variant="danger">{t('pickup.delete.submit')}</Button>
					<ButtonLink href={href}>{t('pickup.delete.keep')}</ButtonLink>
				</div>
			</PostForm>
		</>
	)
}
