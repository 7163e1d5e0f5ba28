import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { PickupPlaceForm } from '#admin/features/settings/PickupPlaceForm.tsx'
import { savePickupPlace } from '#admin/features/settings/save-pickup-place.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

const list = '/settings/shipping'

export async function loader(args: AdminArgs) {
	const { locale } = await requireStaff(args, 'couriers')
	return { title: pageTitle(locale, 'settings:pickup.add') }
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const rejected = await savePickupPlace(staff, await args.request.formData())
	if (rejected) return refuseForm(rejected)
	staff.notices.put(noticeOf(staff, 'settings:pickup.saved'))
	return redirect(list, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewPickupPlacePage() {
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('settings')
	return (
		<>
			<PageHead title={t('pickup.add')} back={{ href: list, label: t('tab.shipping') }} />
			<PickupPlaceForm saved={{}} rejected={rejected} />
		</>
	)
}
