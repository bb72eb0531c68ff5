// SPDX-License-Identifier: Apache-2.0
/** Programs in C and C++, operation by operation. */
package dev.freehold.emitc;
