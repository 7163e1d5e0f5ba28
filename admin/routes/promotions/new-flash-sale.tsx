import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import { submitFlashSale } from '#admin/features/promotions/flash-sale-action.server.ts'
import { FlashEffects } from '#admin/features/promotions/FlashEffects.tsx'
import { FlashSaleForm } from '#admin/features/promotions/FlashSaleForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { valuesOf } from '#admin/http/form.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

const day = 24 * 3_600_000
const firstRows = 5

export async function loader(args: AdminArgs) {
	const { locale, now } = await requireStaff(args, 'promotions')
	const tomorrow = shopMinute(new Date(now.getTime() + day)).slice(0, 10)
	const first: Record<string, string> = {
		startsAt: `${tomorrow}T00:00`,
		endsAt: `${tomorrow}T23:59`,
	}
	for (let at = 0; at < firstRows; at += 1) first[`most-${at}`] = '1'
	return { title: pageTitle(locale, 'promotions:flash.new'), first }
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'promotions')
	return submitFlashSale(staff, valuesOf(await args.request.formData()))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewFlashSalePage() {
	const { first } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const { t } = useTranslation('promotions')
	return (
		<>
			<PageHead
				title={t('flash.new')}
				back={{ href: '/promotions/flash-sales', label: t('tab.flash') }}
			/>
			<div className="grid max-w-200 gap-4">
				{answer?.effects ? <FlashEffects rows={answer.effects} /> : null}
				<FlashSaleForm
					saved={first}
					version={null}
					isRunning={false}
					rejected={answer}
					found={answer?.found ?? null}
					rows={answer?.rows ?? firstRows}
				/>
			</div>
		</>
	)
}
