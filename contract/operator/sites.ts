import { OperatorFileAnswerWire, OperatorFileQueryWire } from '../operator-file.ts'
import * as look from '../operator-look.ts'
import * as shipping from '../operator-shipping.ts'
import * as site from '../operator-site.ts'
import { OperatorPickupPlaceChangeWire, OperatorPickupPlaceWire } from '../pickup-place.ts'
import { byOperator } from './operation.ts'

const answer = site.OperatorSiteAnswerWire

/** Endpoints of a site's settings, pictures and footer. */
export const OPERATOR_SITE_ENDPOINTS = byOperator([
	{ method: 'GET', path: '/sites/{code}', summary: 'The settings of a site', answer },
	{
		method: 'PATCH',
		path: '/sites/{code}',
		summary: 'Changes settings of a site',
		body: site.OperatorSiteChangeWire,
		answer,
	},
	{
		method: 'GET',
		path: '/sites/{code}/shipping',
		summary: 'Where parcels leave from, couriers and their tariffs',
		answer: shipping.OperatorShippingAnswerWire,
	},
	{
		method: 'PATCH',
		path: '/sites/{code}/shipping',
		summary: 'Changes where parcels leave from and when they are free',
		body: shipping.OperatorShippingChangeWire,
		answer: shipping.OperatorShippingAnswerWire,
	},
	{
		method: 'PATCH',
		path: '/sites/{code}/couriers',
		summary: 'Switches couriers on and off and replaces their tariffs',
		body: shipping.OperatorCouriersChangeWire,
		answer: shipping.OperatorShippingAnswerWire,
	},
	{
		method: 'POST',
		path: '/sites/{code}/pickup-places',
		summary: 'Adds a place where shoppers collect orders',
		body: OperatorPickupPlaceWire,
		answer: shipping.OperatorShippingAnswerWire,
		creates: true,
		failures: { 409: 'TOO_MANY_PICKUP_PLACES' },
	},
	{
		method: 'PATCH',
		path: '/sites/{code}/pickup-places/{id}',
		summary: 'Changes a place where shoppers collect orders',
		body: OperatorPickupPlaceChangeWire,
		answer: shipping.OperatorShippingAnswerWire,
		failures: { 404: 'PICKUP_PLACE_NOT_FOUND' },
	},
	{
		method: 'DELETE',
		path: '/sites/{code}/pickup-places/{id}',
		summary: 'Deletes a place; orders that are collected there keep its name and address',
		answer: shipping.OperatorShippingAnswerWire,
		failures: { 404: 'PICKUP_PLACE_NOT_FOUND' },
	},
	{
		method: 'POST',
		path: '/sites/{code}/pictures',
		summary: 'Keeps a picture; at most 10 MB',
		bytes: 'image/*',
		answer: site.OperatorPictureAnswerWire,
	},
	{
		method: 'GET',
		path: '/sites/{code}/popup',
		summary: 'The popup, shown or not',
		answer: site.OperatorPopupAnswerWire,
	},
	{
		method: 'PUT',
		path: '/sites/{code}/popup',
		summary: 'Shows a popup, or keeps it for later',
		body: site.OperatorPopupWire,
		answer,
		failures: { 409: 'CHANGED_MEANWHILE: saved since VERSION' },
	},
	{ method: 'DELETE', path: '/sites/{code}/popup', summary: 'Shows no popup', answer },
	{
		method: 'PUT',
		path: '/sites/{code}/logo',
		summary: 'Sets the logo; at most 10 MB',
		bytes: 'image/*',
		answer: look.OperatorLogoAnswerWire,
	},
	{
		method: 'DELETE',
		path: '/sites/{code}/logo',
		summary: 'Goes back to the generated logo',
		answer: look.OperatorLogoAnswerWire,
	},
	{
		method: 'GET',
		path: '/sites/{code}/footer',
		summary: "The footer's columns of links",
		answer: look.OperatorFooterAnswerWire,
	},
	{
		method: 'PUT',
		path: '/sites/{code}/footer',
		summary: 'Replaces the footer',
		body: look.OperatorFooterPutWire,
		answer: look.OperatorFooterAnswerWire,
		failures: { 409: 'CHANGED_MEANWHILE: saved since VERSION' },
	},
	{
		method: 'POST',
		path: '/sites/{code}/footer/changes',
		summary: 'Adds, changes, removes or moves a column or a link of the footer',
		body: look.OperatorFooterChangeWire,
		answer: look.OperatorFooterAnswerWire,
		failures: { 409: 'CHANGED_MEANWHILE: saved since VERSION' },
	},
	{
		method: 'PUT',
		path: '/sites/{code}/products/{slug}/file',
		summary: 'The file that buyers of a digital product download',
		query: OperatorFileQueryWire,
		bytes: 'application/octet-stream',
		answer: OperatorFileAnswerWire,
		failures: { 409: 'The product is not digital' },
	},
])
