// SPDX-License-Identifier: Apache-2.0
/** Runs analysis, copies and bufferization one after the other. */
package dev.freehold.bufferize.driver;
