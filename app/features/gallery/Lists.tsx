import { Badge } from '#web/ui/Badge.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { Section } from '#app/ui/Section.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { Timeline } from '#web/ui/Timeline.tsx'
import { Example } from './Example.tsx'

const rows = [
	{ day: '21 Nov 2026', about: 'Pesanan LPK-1', amount: 'Rp 125.000', state: 'Masuk' },
	{ day: '9 Nov 2026', about: 'Penarikan ke Bank Jago', amount: '-Rp 80.000', state: 'Diproses' },
]

/** Lists and tables. */
export function Lists() {
	return (
		<>
			<Example name="Section">
				<Section
					id="part"
					title="Bagian halaman"
					more={
						<TextLink touch="line" href="#ui-Section">
							Lihat semua
						</TextLink>
					}
				>
					<p>Isinya.</p>
				</Section>
			</Example>
			<Example name="ListTable">
				<ListTable
					caption="Riwayat saldo"
					rows={rows}
					keyOf={(row) => row.day}
					columns={[
						{ label: 'Tanggal', cell: (row) => row.day },
						{ label: 'Keterangan', cell: (row) => row.about },
						{ label: 'Status', cell: (row) => <Badge colour="sky">{row.state}</Badge> },
						{ label: 'Jumlah', cell: (row) => row.amount, end: true },
					]}
				/>
			</Example>
			<Example name="SummaryList">
				<SummaryList
					rows={[
						{ term: 'Subtotal', value: 'Rp 250.000' },
						{ term: 'Voucher', value: '-Rp 25.000', saving: true },
						{ term: 'Total', value: 'Rp 225.000', total: true },
					]}
				/>
			</Example>
			<Example name="Timeline">
				<Timeline
					entries={[
						{ title: 'Dipesan', detail: '20 Nov 2026 09:12' },
						{ title: 'Dikemas', detail: '21 Nov 2026 10:40', state: 'current' },
						{ title: 'Dikirim', state: 'ahead' },
					]}
				/>
			</Example>
		</>
	)
}
