import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { hoursValues } from '#admin/features/settings/opening-hours.ts'
import { PickupPlaceForm } from '#admin/features/settings/PickupPlaceForm.tsx'
import {
	pickupPlaceOf,
	savePickupPlace,
} from '#admin/features/settings/save-pickup-place.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'

const list = '/settings/shipping'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const place = await pickupPlaceOf(staff, args.params.id)
	return {
		title: pageTitle(staff.locale, 'settings:pickup.one', { name: place.name }),
		id: place.id,
		values: {
			name: place.name,
			address: place.address ?? '',
			...hoursValues(place.hours),
		},
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const { id } = await pickupPlaceOf(staff, args.params.id)
	const rejected = await savePickupPlace(staff, await args.request.formData(), id)
	if (rejected) return refuseForm(rejected)
	staff.notices.put(noticeOf(staff, 'settings:pickup.saved'))
	return redirect(list, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PickupPlacePage() {
	const { id, values } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('settings')
	return (
		<>
			<PageHead
				title={t('pickup.one', { name: values.name })}
				back={{ href: list, label: t('tab.shipping') }}
			/>
			<div className="grid gap-4">
				<PickupPlaceForm saved={values} rejected={rejected} />
				<Panel id="delete" title={t('pickup.delete.title')}>
					<p className="mb-3 text-14 text-mute">{t('pickup.delete.text')}</p>
					<ButtonLink href={`${list}/pickup/${id}/delete`} variant="danger">
						{t('pickup.delete.go')}
					</ButtonLink>
				</Panel>
			</div>
		</>
	)
}
