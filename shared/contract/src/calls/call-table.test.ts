import { expect, it } from '@jest/globals';
import { CALLS } from './all-calls.ts';

/** The call table of spec §7, misspellings included. */
const TABLE = `
POST /v1/api/verifyCode/getSmsCode
POST /v1/api/user/login
POST /v1/api/user/initPassword
POST /v1/api/user/getUserInfoByToken
POST /v1/api/area/queryAreaByTypeAndName
GET /v1/api/sys/dict/querySysDictByType
POST /officalsite/v1/api/sys/dict/querySysDictByType
POST /officalsite/v1/api/sys/dict/getSysDictList
POST /v1/api/addressBook/add
POST /v1/api/addressBook/update
POST /v1/api/addressBook/deleteById
POST /v1/api/addressBook/searchAddressByUserId
POST /v1/api/order/addOrder
POST /v1/api/order/selectByTradeNo
POST /v1/api/order/cancelOrder
POST /v1/api/order/deleteOrder
POST /v1/api/order/queryOrderPage
POST /v1/api/track/queryTrackByMallNo
POST /v1/api/track/queryTrack
GET /v1/api/track/intl/queryTrackByMallNo
GET /v1/api/country/queryAllCountryList
POST /officalsite/v1/api/franchise/application/save
POST /v1/api/quote/quoteCalc
GET /v1/api/intl/freight/rate/queryRate
GET /v1/api/intl/freight/receiver/queryReceiver
GET /v1/api/intl/freight/remark/queryRemark
GET /v1/api/blog/queryFrontBlogDetail
POST /v1/api/blog/queryShowyBlogList
GET /v1/api/location/queryLocationByCountry
GET /v1/api/location/queryAllLocation
GET /publicservice/v1/api/site/listSites
GET /publicservice/v1/api/site/getSiteBySiteCode
POST /oms/website/user/register
POST /oms/website/user/login
POST /oms/website/user/reset
GET /oms/user/logout
GET /oms/verifyCode/getImageVerifyCode
POST /oms/website/mail/resetEmail
POST /oms/verifyCode/resetCheck
POST /oms/customer/{userId}/updatePassword
POST /oms/customer/{userId}/update
GET /oms/customer/getId
POST /officalsite/v1/api/contact/expert/saveEnterpriseCustomer
POST /officalsite/v1/api/contact/expert/saveContactExpert
POST /officalsite/v1/api/customer/feedback/saveCustomerFeedback
GET /oms/country/queryAllList
POST /oms/order/add
POST /oms/website/order/intl/add
GET /oms/order/getId
POST /oms/order/{id}/editWebsiteOrder
POST /oms/order/websitePageList
POST /officalsite/v1/api/quote/getInternationalQuote
POST /officalsite/v1/api/intl/freight/receiver/getReceiverList
POST /publicservice/v1/api/express/track/listExpressTrack
GET /publicservice/v1/api/express/track/expressTrack/details
GET /oms/customer/orderAgreement
GET /oms/province/{countryCode}/queryList
GET /oms/city/{provinceCode}/queryList
GET /oms/area/{cityCode}/queryList
GET /oms/file/getPdfFileUrl
GET /oms/website/user/checkLogin
GET /officalsite/v1/api/country/queryOrderAllCountryList
GET /v1/api/survey/getCollectingServeyList
POST /v1/api/survey/saveSurveyResult
`.trim().split('\n');

const rows = CALLS.map(({ method, path }) => `${method} ${path}`);

it.each(TABLE)('%s is declared, once', (row) => expect(rows.filter((declared) => declared === row)).toHaveLength(1));

it('no address is declared twice', () => expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]));
