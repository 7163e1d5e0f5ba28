const instant = 'website-api/modules/sales/couriers/instant/instant-couriers.test.ts'
const terms = 'website-api/modules/sales/couriers/instant/instant-terms.test.ts'
const bookings = 'tests/money/instant-bookings.test.ts'
const pins = 'contract/pin-text.test.ts'
const saved = 'tests/loaders/saved-addresses.test.ts'
const folder = 'website-api/modules/sales/couriers'

/**
 * Guards of couriers that drive at once, each with how to take it away and the test that must then fail.
 *
 * @type {import('./mutation.mjs').Mutation[]}
 */
export const instantMutations = [
	{
		name: 'nobody is asked for what cannot be offered',
		file: 'website-api/modules/sales/shipping/offers.queries.ts',
		find: '!(quote.isInstant && why)',
		replace: 'true',
		test: instant,
		only: 'are not offered nor asked for',
	},
	{
		name: 'a price of ten minutes does not stand in',
		file: `${folder}/quotes/live-offers.ts`,
		find: 'const oldest = isInstant ? oldestInstantSeconds : oldestSeconds',
		replace: 'const oldest = isInstant ? oldestSeconds : oldestSeconds',
		test: instant,
		only: 'no price of ten minutes',
	},
	{
		name: 'a price is asked for again after five minutes',
		file: `${folder}/quotes/live-offers.ts`,
		find: 'if (isInstant) return ageSeconds > INSTANT_SECONDS',
		replace: 'if (isInstant) return ageSeconds > FRESH_SECONDS',
		test: instant,
		only: 'is asked for again',
	},
	{
		name: 'an order by another courier keeps no place on the map',
		file: 'website-api/modules/sales/orders/place/checkout-fields.ts',
		find: 'isInstantMethod(request.vendor, request.method) ? pinOf(request.address) : null',
		replace: 'pinOf(request.address)',
		test: instant,
		only: 'keeps no place on the map',
	},
	{
		name: 'a shop is closed at its closing time',
		file: `${folder}/instant/instant-terms.ts`,
		find: 'minute < closes',
		replace: 'minute <= closes',
		test: terms,
		only: 'as it closes',
	},
	{
		name: 'a longer way than the longest is too far',
		file: `${folder}/instant/instant-terms.ts`,
		find: 'kilometres(terms, pin) > terms.maxDistance',
		replace: 'kilometres(terms, pin) > terms.maxDistance + 1',
		test: terms,
		only: 'too far',
	},
	{
		name: 'a booking outside the hours is refused',
		file: `${folder}/booking/book-parcel.command.ts`,
		find: 'if (clock && !isOpen(clock))',
		replace: 'if (clock === null)',
		test: bookings,
		only: 'outside the shop’s hours',
	},
	{
		name: 'a booking that may exist is asked for at any hour',
		file: `${folder}/booking/book-parcel.command.ts`,
		find: '!claimed.wasAsked && isInstantCourier(bookable.courier)',
		replace: 'isInstantCourier(bookable.courier)',
		test: bookings,
		only: 'also outside the hours',
	},
	{
		name: 'a driver is forgotten when the parcel has ended',
		file: 'website-api/modules/sales/parcels/move-parcel.command.ts',
		find: 'if (isEnded(state)) return NO_DRIVER',
		replace: '',
		test: bookings,
		only: 'forgotten on arrival',
	},
	{
		name: 'other couriers are not told the place on the map',
		file: `${folder}/booking/booking-request.command.ts`,
		find: 'isInstantCourier(courier) ? await tripOf(db, order.companyId, address) : undefined',
		replace: 'await tripOf(db, order.companyId, address)',
		test: bookings,
		only: 'other couriers are not told',
	},
	{
		name: 'a place outside Indonesia is refused',
		file: 'contract/pin-text.ts',
		find: "return 'abroad'",
		replace: 'return { latitude: first, longitude: second }',
		test: pins,
		only: 'Paris',
	},
	{
		name: 'a huge text is not read',
		file: 'contract/pin-text.ts',
		find: "if (pasted.length > LONGEST_PIN_TEXT) return 'unreadable'",
		replace: '',
		test: pins,
		only: 'a huge text',
	},
	{
		name: 'a saved address keeps the place that it has',
		file: 'app/routes/checkout/save-address.server.ts',
		find: 'same.filter((one) => pinOf(one) === null)',
		replace: 'same',
		test: saved,
		only: 'keeps it when the next one names another',
	},
	{
		name: 'no place is saved that the customer does not want saved',
		file: 'app/routes/checkout/save-address.server.ts',
		find: "if (answer === 'off' && !isFull) return",
		replace: '',
		test: saved,
		only: 'is given none where the customer',
	},
	{
		name: 'a place is given to no other address',
		file: 'app/routes/checkout/save-address.server.ts',
		find: 'one.district === address.district &&',
		replace: 'one.district === address.district ||',
		test: saved,
		only: 'nor that of another address',
	},
	{
		name: 'an address of a full list is given a place',
		file: 'app/routes/checkout/save-address.server.ts',
		find: "if (answer === 'off' && !isFull) return",
		replace: "if (answer === 'off' || isFull) return",
		test: saved,
		only: 'is given one in a full list',
	},
]
