/** The name of the admin. */
export function Brand({ company }: { company?: string }) {
	return (
		<span className="flex min-w-0 items-center gap-2.5">
			<img src="/favicon.svg" alt="" width="28" height="28" className="flex-none" />
			<span className="grid min-w-0 leading-tight">
				<b className="truncate text-16 font-bold">{company ?? 'Etalase'}</b>
				<span className="text-12 text-mute">{company ? 'Etalase Admin' : 'Admin'}</span>
			</span>
		</span>
	)
}
