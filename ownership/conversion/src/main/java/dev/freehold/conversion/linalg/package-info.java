// SPDX-License-Identifier: Apache-2.0
/** From structured operations on buffers to loops. */
package dev.freehold.conversion.linalg;
