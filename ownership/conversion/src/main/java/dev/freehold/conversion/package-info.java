// SPDX-License-Identifier: Apache-2.0
/** The conversions that people run around bufferization; each is in a package named after the dialect that it removes. */
package dev.freehold.conversion;
