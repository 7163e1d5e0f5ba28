import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { DistrictChoice } from '#app/features/regions/DistrictChoice.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { AddressPage } from './address-view.ts'
import { AddressForm } from './AddressForm.tsx'

type AddressEditScreenProps = { page: AddressPage; result: SubmissionResult<string[]> | undefined }

/** Adds or edits an address: first its district, then the rest. */
export function AddressEditScreen({ page, result }: AddressEditScreenProps) {
	const { t } = useTranslation('address')
	const path = usePath()
	return (
		<div className="max-w-144">
			<PageHeader title={page.title}>{page.district ? null : t('districtFirst')}</PageHeader>
			{page.district ? (
				<AddressForm page={page} district={page.district} result={result} />
			) : (
				<DistrictChoice action={path(page.path)} search={page.search} />
			)}
			<p className="mt-4">
				<TextLink touch="block" href={path(paths.profile.addresses)}>
					{t('back')}
				</TextLink>
			</p>
		</div>
	)
}
