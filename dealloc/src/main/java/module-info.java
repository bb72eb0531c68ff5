// SPDX-License-Identifier: Apache-2.0
/** Buffer deallocation: the passes that decide who frees a buffer, and when. */
module dev.freehold.dealloc {
  requires transitive dev.freehold.passes;
  requires transitive dev.freehold.dialects;
}
